import { ClientOnly } from "@tanstack/react-router";
import type { ReactNode } from "react";

/**
 * For content of many addresses that share one page of the build, whose HTML cannot have it. While its place is held by a
 * `<template>`, the layout hides what is below: it will move.
 */
export const OnlyInBrowser = ({ children }: { children: ReactNode }) => (
  <ClientOnly fallback={<template />}>{children}</ClientOnly>
);

export { useAfterHydration } from "#src/lib/use-after-hydration.ts";

import type { ComponentProps } from "react";
import { ApiText } from "./api-text.tsx";

type MonsterNameProps = { name: string } & Pick<
  ComponentProps<typeof ApiText>,
  "as" | "className" | "readingClass" | "children"
>;

/** The name of a monster, untranslated because people search for it. */
export const MonsterName = ({ name, ...props }: MonsterNameProps) => (
  <ApiText text={name} translate="no" {...props} />
);

import { plain } from "@monster-field/name-search/text";
import type { PortraitSubject } from "@monster-field/portraits";
import { OTHER_TYPE, typeKey, typeParts } from "./monster-type.ts";

/** A monster as its portrait knows it: name and type in their plain form, of a composed type the first part. */
export function portraitSubject<Facts extends PortraitSubject>(monster: Facts) {
  const [part = OTHER_TYPE] = typeParts(monster.type ?? "");
  const type = typeKey(part);
  return { ...monster, name: plain(monster.name ?? ""), type: type === OTHER_TYPE ? null : type };
}

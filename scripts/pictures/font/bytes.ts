/** Numbers of 16 bits, with or without a sign. */
export const words = (...numbers: number[]) =>
  Buffer.from(numbers.flatMap((number) => [number >> 8, number]));

/** Numbers of 32 bits. */
export const longs = (...numbers: number[]) =>
  words(...numbers.flatMap((number) => [number >> 16, number]));

/** Zeros up to the next multiple. */
export const padding = (length: number, multiple: number) =>
  Buffer.alloc((multiple - (length % multiple)) % multiple);

import fc from "fast-check";
import { expect, test } from "vitest";
import { lettersOf } from "../src/letters.ts";

test("a text has the letters that Unicode counts", () => {
  const unit = fc.oneof(
    fc.constantFrom(..."ァゖーヾ一鿿々 ~゛\u3099\u0301\ufe0f\u200d👩👧🇯\r\n"),
    fc.string({ minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const counted = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
      expect([...lettersOf(text)]).toEqual(counted);
    }),
    { numRuns: 1_000 },
  );
});

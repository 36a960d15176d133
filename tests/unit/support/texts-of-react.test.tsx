import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { textsOfReact } from "#tests/support/texts-of-react.ts";

const Level = () => 5;

test("the texts that page translation takes from React are those beside others, or of a component", () => {
  const { container } = render(
    <>
      <p>
        <span>レベル</span> <b>{7}</b>
      </p>
      <p>レベル {5}</p>
      <b>
        <Level />
      </b>
    </>,
    // Away from the page, where each test looks for them.
    { container: document.createElement("div") },
  );
  expect(textsOfReact(container)).toEqual(["<p>レベル 5</p>", "<p>レベル 5</p>", "<b>5</b>"]);
});

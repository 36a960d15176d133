import { within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { FAULT_TABLE } from "#mocks/fault-table.ts";
import { FAULT_NAMES } from "#mocks/faults.ts";
import { failure } from "#tests/support/failure.ts";
import { serve } from "#tests/support/serve.ts";

/** A browser that keeps its cookie, at the embedded API as the development server serves it. */
async function openBrowser() {
  const origin = await serve((incoming, outgoing) => void answerApiRequest(incoming, outgoing));
  let cookie = "";
  const send = async (address: string, init: RequestInit = {}) => {
    const headers = { Cookie: cookie, ...init.headers };
    const response = await fetch(new URL(address, origin), {
      ...init,
      headers,
      redirect: "manual",
    });
    cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  const look = async (query = "") => {
    const response = await send(`/api/mock-faults${query}`, { headers: { Accept: "text/html" } });
    const { document } = new JSDOM(await response.text(), { url: origin }).window;
    return within(document.body);
  };
  const listStatus = async () => (await send("/api/monsters")).status;
  return { send, look, listStatus };
}

test("the page switches a fault on by a link, keeps the others, and ends all by its button", async () => {
  const { send, look, listStatus } = await openBrowser();
  const page = await look("?monsters=2");
  const [fault] = page.getAllByRole("link", { name: `list: ${failure("list", "rejected")}` });
  const query = fault?.getAttribute("href") ?? "";
  expect(query).toBe("?monsters=2&list=400");
  await look(query);
  expect(await listStatus()).toBe(400);

  const changed = await look();
  expect(changed.getByText("list=400")).toBeTruthy();
  const current = changed.getAllByRole("link", { current: true }).map((link) => link.textContent);
  expect(current).toEqual(["2 monsters", `list: ${failure("list", "rejected")}`]);
  expect(await listStatus()).toBe(400);

  expect(changed.getByRole("button", { name: "End all faults" })).toBeTruthy();
  const ended = await send("/api/mock-faults", { method: "POST" });
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, "/api/mock-faults"]);
  expect(await listStatus()).toBe(200);
  expect((await look()).queryAllByRole("link", { current: true })).toEqual([]);
});

test("the page has each fault once, with a heading and a link for each call", async () => {
  const { look } = await openBrowser();
  const page = await look();
  const names = page.getAllByRole("heading", { level: 3 }).map((heading) => {
    const [item] = within(heading).getAllByText(/.+/, { selector: "code" });
    return item?.textContent;
  });
  expect(new Set(names).size).toBe(names.length);
  const faults = [...FAULT_TABLE.map(({ fault }) => fault), ...FAULT_NAMES];
  expect(names).toEqual(expect.arrayContaining(faults));
});

test("what is not a known fault stands on the page as a text", async () => {
  const { look } = await openBrowser();
  const page = await look(`?list=${encodeURIComponent('"><b>bold')}`);
  expect(page.getByText('list="><b>bold')).toBeTruthy();
});

test("who does not ask for a page gets JSON, and without a query ends all faults", async () => {
  const { send, listStatus } = await openBrowser();
  const json = async (query = "") => (await send(`/api/mock-faults${query}`)).json();
  expect(await json("?list=500")).toEqual({ faults: { list: "500" } });
  expect(await listStatus()).toBe(500);
  expect(await json()).toEqual({ faults: {} });
  expect(await listStatus()).toBe(200);
});

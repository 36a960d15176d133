import { expect, test } from "vitest";
import { serveApi } from "#tests/support/api-server.ts";
import { serve } from "#tests/support/serve.ts";
import { checkApi } from "../../../tools/checks/check-api.ts";
import { checkSite } from "../../../tools/checks/check-site.ts";
import type { Finding } from "../../../tools/checks/run-check.ts";

const textOf = (all: Finding[]) => all.map(({ where, what }) => `${where}: ${what}`).join("\n");

test.concurrent.each<[found: string, Parameters<typeof serveApi>[0]]>([
  ["GET /monsters: is no JSON in UTF-8", { faults: "list=html" }],
  ["GET /monsters/1/data/monster/level: must be number", { faults: "detail=odd-monster" }],
  ["GET /monsters/1: is not the one asked for", { faults: "detail=other-monster" }],
  ["GET /monsters/no-such-monster: answers 500, not 404 or 200", { faults: "detail=500" }],
  ["/no-such-monster: is not said to be absent", { faults: "detail=other-monster" }],
  ["GET /health: says データベースに接続できません", { faults: "health=unhealthy" }],
  ["GET /user/profile: answers 200, not 401 or 403 or 404", { faults: "profile=null-data" }],
  ["GET /health: gives no whole answer", { faults: "health=cut-off" }],
  ["GET /health: Access-Control-Allow-Origin is missing", { headers: {} }],
  ["OPTIONS /monsters: Access-Control-Allow-Headers is missing", { headers: {} }],
])("in an API it finds “%s”, which is not in a good one", async (found, server) => {
  const check = async (api: string) => textOf(await checkApi(api, "https://app.example"));
  expect(await check(await serveApi(server))).toContain(found);
  expect(await check(await serveApi())).toBe("");
});

test("in a site it finds wrong pages, headers and policies", async () => {
  const page = '<div data-route="/_main/monsters/$id" data-language="ja"><script>start()</script>';
  const found = textOf(await checkSite(await serve((_, outgoing) => outgoing.end(page))));
  expect(found).toContain("/en/monsters/1: is not the page en/monster.html");
  expect(found).toContain("/assets/no-such-file.js: answers 200, not 404");
  expect(found).toContain("/monsters/1: Cache-Control is missing, without no-cache");
  expect(found).toContain("/monsters/1: Content-Security-Policy is missing, without 'sha");
});

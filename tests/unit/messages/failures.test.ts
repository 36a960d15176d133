import { expect, test } from "vitest";
import { en } from "#src/messages/en.ts";
import { failure } from "#tests/support/failure.ts";

// Other tests take the texts of errors from the catalog.
test.each([
  ["list", "rejected", "モンスターの取得に失敗しました", "Failed to fetch monsters"],
  [
    "list",
    "unreachable",
    "モンスターデータの取得中にエラーが発生しました",
    "An error occurred while fetching monster data",
  ],
  [
    "detail",
    "rejected",
    "モンスター情報の取得に失敗しました",
    "Failed to fetch monster information",
  ],
  [
    "detail",
    "unreachable",
    "モンスター詳細の取得中にエラーが発生しました",
    "An error occurred while fetching monster details",
  ],
  ["detail", "notFound", "モンスターが見つかりません", "Monster not found"],
  [
    "health",
    "unreachable",
    "API接続テスト中にエラーが発生しました",
    "An error occurred during the API connection test",
  ],
  ["health", "unhealthy", "API接続エラー: 不明なエラー", "API connection error: unknown error"],
] as const)("the call %s that ends as %s says what the product fixes", (call, reason, ...texts) => {
  expect([failure(call, reason), failure(call, reason, en)]).toEqual(texts);
});

import { expect, test } from "vitest";
import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";

test("errors have the texts that the product fixes; other tests take them from the catalog", () => {
  expect(ja.failures).toMatchObject({
    list: {
      rejected: "モンスターの取得に失敗しました",
      unreachable: "モンスターデータの取得中にエラーが発生しました",
    },
    detail: {
      rejected: "モンスター情報の取得に失敗しました",
      unreachable: "モンスター詳細の取得中にエラーが発生しました",
      notFound: "モンスターが見つかりません",
    },
    health: { unreachable: "API接続テスト中にエラーが発生しました" },
  });
  expect(en.failures).toMatchObject({
    list: {
      rejected: "Failed to fetch monsters",
      unreachable: "An error occurred while fetching monster data",
    },
    detail: {
      rejected: "Failed to fetch monster information",
      unreachable: "An error occurred while fetching monster details",
      notFound: "Monster not found",
    },
    health: { unreachable: "An error occurred during the API connection test" },
  });
  expect([ja, en].map(({ health }) => health.reported(health.unknownError))).toEqual([
    "API接続エラー: 不明なエラー",
    "API connection error: unknown error",
  ]);
});

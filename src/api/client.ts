import ky, { type KyInstance } from "ky";

/**
 * What sends requests to the API at `baseUrl`. `getIdToken` is asked anew for every attempt.
 * Retrying is Query's work, so ky does none.
 */
export function createClient(
  baseUrl: string,
  getIdToken: () => Promise<string | null>,
): KyInstance {
  return ky.create({
    prefix: baseUrl,
    headers: { "Content-Type": "application/json" },
    // The token must not follow the API to another address.
    redirect: "error",
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          const token = await getIdToken();
          if (token) request.headers.set("Authorization", `Bearer ${token}`);
        },
      ],
    },
  });
}

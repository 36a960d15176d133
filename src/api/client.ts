import ky from "ky";
import { REQUEST_OPTIONS } from "./early-request.ts";

/** Sends requests. It neither retries, which is Query's work, nor judges what the API answers. */
export const client = ky.create({
  ...REQUEST_OPTIONS,
  retry: 0,
  // `http.ts` has one limit for these requests and for the early one.
  timeout: false,
  throwHttpErrors: false,
});

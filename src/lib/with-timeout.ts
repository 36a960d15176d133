/** Settles like `promise`, but rejects if it is still pending after `milliseconds`. */
export async function withTimeout<Value>(
  milliseconds: number,
  promise: Promise<Value>,
): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`No answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

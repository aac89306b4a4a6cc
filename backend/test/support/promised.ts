/** Wraps the synchronous result or error of a fake in a promise, as the real service returns. */
export function promised<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    resolve(work());
  });
}

import { RestartPolicy } from './restart-policy.js';

describe('what ends by itself', () => {
  it('is started again after growing pauses, and not after five times in a minute', () => {
    const policy = new RestartPolicy();
    expect([0, 1, 2, 3, 4].map((second) => policy.pauseBeforeRestart(second * 1000))).toEqual([
      250, 500, 1000, 2000, 4000,
    ]);
    expect(policy.pauseBeforeRestart(59_999)).toBeNull();
  });

  it('begins anew once a minute has passed', () => {
    const policy = new RestartPolicy();
    for (let second = 0; second < 5; second += 1) policy.pauseBeforeRestart(second * 1000);
    // Of the five, only the last is less than a minute ago.
    expect(policy.pauseBeforeRestart(63_500)).toBe(500);
    expect(policy.pauseBeforeRestart(200_000)).toBe(250);
  });
});

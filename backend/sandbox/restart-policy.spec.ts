import { RestartPolicy } from './restart-policy.js';

describe('a process that keeps exiting', () => {
  it('is restarted after growing pauses, up to five times in a minute', () => {
    const policy = new RestartPolicy();
    expect([0, 1, 2, 3, 4].map((second) => policy.pauseBeforeRestart(second * 1000))).toEqual([
      250, 500, 1000, 2000, 4000,
    ]);
    expect(policy.pauseBeforeRestart(59_999)).toBeNull();
  });

  it('starts over after a minute', () => {
    const policy = new RestartPolicy();
    for (let second = 0; second < 5; second += 1) policy.pauseBeforeRestart(second * 1000);
    // Of the five, only the last is less than a minute ago.
    expect(policy.pauseBeforeRestart(63_500)).toBe(500);
    expect(policy.pauseBeforeRestart(200_000)).toBe(250);
  });
});

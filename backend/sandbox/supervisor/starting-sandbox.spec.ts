import { testEnvironment } from '../../test/support/test-app.js';
import { loadConfig } from '../../src/config/app-config.js';
import { sandboxStandsIn } from './starting-sandbox.js';

describe('the sandbox of the providers', () => {
  const standsIn = (overrides: Record<string, string>) =>
    sandboxStandsIn(loadConfig(testEnvironment(overrides)));

  it('stands in on this machine', () => {
    expect(standsIn({})).toBe(true);
    expect(standsIn({ PUBLIC_URL: 'https://127.0.0.1:8443' })).toBe(true);
  });

  it.each([
    ['where visitors come from elsewhere', { PUBLIC_URL: 'https://hitohira.example' }],
    ['in production', { NODE_ENV: 'production' }],
    ['where a channel of LINE is configured', { LINE_CLIENT_ID: '165', LINE_CLIENT_SECRET: 'secret' }],
  ])('does not %s', (_where, overrides) => {
    expect(standsIn(overrides as Record<string, string>)).toBe(false);
  });
});

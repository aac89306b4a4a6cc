import { testEnvironment } from '../../test/support/test-app.js';
import { loadConfig } from '../../src/config/app-config.js';
import { SANDBOX_PROVIDERS } from '../providers/variables.js';
import { sandboxedProviders } from './starting-sandbox.js';

describe('the provider sandbox', () => {
  const sandboxed = (overrides: Record<string, string>) =>
    sandboxedProviders(loadConfig(testEnvironment(overrides)));

  it('replaces unconfigured providers on this machine', () => {
    expect(sandboxed({})).toEqual([...SANDBOX_PROVIDERS]);
    expect(sandboxed({ PUBLIC_URL: 'https://127.0.0.1:8443' })).toEqual([...SANDBOX_PROVIDERS]);
  });

  it.each([
    ['for a public site', { PUBLIC_URL: 'https://hitohira.example' }],
    ['in production', { NODE_ENV: 'production' }],
  ])('replaces no provider %s', (_where, overrides) => {
    expect(sandboxed(overrides as Record<string, string>)).toEqual([]);
  });

  it.each(SANDBOX_PROVIDERS)('does not replace %s if a client of the real one is configured', (provider) => {
    const name = provider.toUpperCase();
    const configured = { [`${name}_CLIENT_ID`]: '165', [`${name}_CLIENT_SECRET`]: 'secret' };
    expect(sandboxed(configured)).toEqual(SANDBOX_PROVIDERS.filter((each) => each !== provider));
  });
});

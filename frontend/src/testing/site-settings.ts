import { type SiteSettings } from '../api/generated/model/siteSettings';

/** What a site that nobody has set up differently goes by; its origin is not the one of the tests' documents. */
export function aSiteSettings(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return {
    publicUrl: 'https://hitohira.example',
    flowMs: 3_600_000,
    codeResendMs: 60_000,
    restoreDays: 7,
    ...overrides,
  };
}

import { type SiteSettings } from '../api/generated/model/siteSettings';

/** The default settings; the public URL differs from the test origin. */
export function aSiteSettings(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return {
    publicUrl: 'https://hitohira.example',
    flowMs: 3_600_000,
    codeMs: 600_000,
    codeResendMs: 60_000,
    restoreDays: 7,
    ...overrides,
  };
}

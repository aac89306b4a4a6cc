import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** Device types with an icon of their own. */
export const DEVICE_TYPES = ['desktop', 'mobile', 'tablet', 'other'] as const;

/** A device as its owner recognises it; null if unknown. */
export interface Device {
  browser: string | null;
  os: string | null;
  type: (typeof DEVICE_TYPES)[number];
}

const BROWSERS = new Set(Object.values(BROWSER_MAP));
const SYSTEMS = new Set(Object.values(OS_MAP));

/** Only well-known names, since the header can contain anything. */
const known = (names: Set<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** Parses a `User-Agent` header. Programs and unknown devices are `other`. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, os: null, type: 'other' };
  const { browser, os, platform } = parse(userAgent);
  return {
    browser: known(BROWSERS, browser.name),
    os: known(SYSTEMS, os.name),
    type: DEVICE_TYPES.find((type) => type === platform.type) ?? 'other',
  };
}

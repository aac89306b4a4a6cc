import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** What a device is, as far as one draws it. */
export const DEVICE_TYPES = ['desktop', 'mobile', 'tablet', 'other'] as const;

/** A device in words that its owner knows it by; null where it does not say. */
export interface Device {
  browser: string | null;
  os: string | null;
  type: (typeof DEVICE_TYPES)[number];
}

const BROWSERS = new Set(Object.values(BROWSER_MAP));
const SYSTEMS = new Set(Object.values(OS_MAP));

/** Only names that are known: what else a client calls itself is whatever its sender wrote. */
const known = (names: Set<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** Reads a `User-Agent` header. Programs, and what nobody knows, are `other`. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, os: null, type: 'other' };
  const { browser, os, platform } = parse(userAgent);
  return {
    browser: known(BROWSERS, browser.name),
    os: known(SYSTEMS, os.name),
    type: DEVICE_TYPES.find((type) => type === platform.type) ?? 'other',
  };
}

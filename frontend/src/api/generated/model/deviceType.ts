/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The type of device; `other` for programs and unknown devices.
 */
export type DeviceType = typeof DeviceType[keyof typeof DeviceType];


export const DeviceType = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
  other: 'other',
} as const;

/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What the device is; `other` stands for a program, and for what nobody knows.
 */
export type DeviceType = typeof DeviceType[keyof typeof DeviceType];


export const DeviceType = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
  other: 'other',
} as const;

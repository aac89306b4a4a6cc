/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The kind of device.
 */
export type DeviceKind = typeof DeviceKind[keyof typeof DeviceKind];


export const DeviceKind = {
  phone: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
  other: 'other',
} as const;

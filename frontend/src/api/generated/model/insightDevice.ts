/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { DeviceKind } from './deviceKind.ts';

export interface InsightDevice {
  /** The kind of device. */
  device: DeviceKind;
  /**
     * The number of views.
     * @minimum 0
     * @maximum 2147483647
     */
  views: number;
  /**
     * The number of clicks.
     * @minimum 0
     * @maximum 2147483647
     */
  presses: number;
}

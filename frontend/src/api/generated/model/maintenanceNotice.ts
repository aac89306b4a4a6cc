/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface MaintenanceNotice {
  /**
     * When maintenance is expected to end; null if unknown.
     * @nullable
     */
  endsAt: string | null;
}

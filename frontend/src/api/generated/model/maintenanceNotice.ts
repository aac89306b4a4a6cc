/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */

export interface MaintenanceNotice {
  /**
     * When it is expected back; null where nobody knows.
     * @nullable
     */
  endsAt: string | null;
}

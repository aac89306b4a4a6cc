import { type ReportSubject } from '@hitohira/backend/rules';

/** A subject that can be reported, and its name. */
export interface ReportTarget extends ReportSubject {
  name: string;
}

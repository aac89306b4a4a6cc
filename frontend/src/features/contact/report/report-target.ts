import { type ReportSubject } from '@hitohira/backend/rules';

/** Something that can be reported from where somebody is, and what it is called. */
export interface ReportTarget extends ReportSubject {
  name: string;
}

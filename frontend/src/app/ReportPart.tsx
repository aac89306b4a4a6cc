import { type ComponentProps } from 'react';
import ReportDialog from '../features/contact/report/ReportDialog';
import { ApplicationParts } from './ApplicationParts';

/** The report form with all that it is made of, for documents. */
export default function ReportPart(props: ComponentProps<typeof ReportDialog>) {
  return (
    <ApplicationParts>
      <ReportDialog {...props} />
    </ApplicationParts>
  );
}

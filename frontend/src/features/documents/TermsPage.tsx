import { DocumentPage } from './components/DocumentPage';

/** The terms of use. */
export default function TermsPage() {
  return <DocumentPage name="terms" />;
}

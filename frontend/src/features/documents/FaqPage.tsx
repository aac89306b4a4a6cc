import { DocumentPage } from './components/DocumentPage';

/** What people ask, and what there is to answer. */
export default function FaqPage() {
  return <DocumentPage name="faq" />;
}

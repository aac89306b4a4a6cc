import { DocumentPage } from './components/DocumentPage';

/** How personal information is handled. */
export default function PrivacyPage() {
  return <DocumentPage name="privacy" />;
}

import { DocumentPage } from './components/DocumentPage';

/** What a browser is made to send to others, and why. */
export default function ExternalTransmissionPage() {
  return <DocumentPage name="external-transmission" />;
}

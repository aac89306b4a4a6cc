import { DocumentPage } from './components/DocumentPage';

/** How something is reported that should not be here, and what becomes of it. */
export default function TakedownPage() {
  return <DocumentPage name="takedown" />;
}

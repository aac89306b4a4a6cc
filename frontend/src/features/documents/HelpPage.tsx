import { DocumentPage } from './components/DocumentPage';

/** How everything is done. */
export default function HelpPage() {
  return <DocumentPage name="help" />;
}

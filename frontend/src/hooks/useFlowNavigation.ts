import { useNavigate } from 'react-router-dom';
import { endFlow, enterStep, type FlowName, FLOWS, type FlowStep, stepPath } from '../config/flows';
import { SKIP_LEAVE_PROMPT } from './useUnsavedWarning';

/** Moves between the steps of a flow. Each page replaces the one before it, so that going back leaves the flow. */
export function useFlowNavigation<Name extends FlowName>(name: Name) {
  const navigate = useNavigate();
  const open = (path: string) => void navigate(path, { replace: true, state: SKIP_LEAVE_PROMPT });
  return {
    goTo: (step: FlowStep<Name>, notes?: Readonly<Record<string, string>>) => {
      enterStep(name, step, notes);
      open(stepPath(name, step));
    },
    /** Ends the flow and opens its first page. */
    startOver: () => {
      endFlow(name);
      open(FLOWS[name].start);
    },
  };
}

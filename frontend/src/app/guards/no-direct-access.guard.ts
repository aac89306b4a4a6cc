import { type FlowName, FLOWS, type FlowStep, readFlow, stepPath } from '../../config/flows';
import { type Guard } from './guard';

/** A flow that stands at another step leads there: who goes back or forward stays on the step. */
export function atStep<Name extends FlowName>(name: Name, step: FlowStep<Name>): Guard {
  return () => {
    const flow = readFlow(name);
    return flow === null || flow.step === step ? null : { to: stepPath(name, flow.step) };
  };
}

/**
 * A step is reached through its flow. Without a live one in this tab it leads to where the flow starts, and says why;
 * with one it stays open, however often it is reloaded. Steps that have a guard of their own leave it to say when
 * they are due; for the others `step` does.
 */
export function noDirectAccess<Name extends FlowName>(name: Name, step?: FlowStep<Name>): Guard {
  return (input) => {
    if (readFlow(name) === null) return { to: FLOWS[name].start, say: 'ILLEGAL_TRANSITION' };
    return step === undefined ? null : atStep(name, step)(input);
  };
}

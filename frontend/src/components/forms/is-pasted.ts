/** Whether a change of a field is a paste, as the browser reports it. */
export function isPasted(change: object): boolean {
  const event = 'nativeEvent' in change ? change.nativeEvent : null;
  return event instanceof InputEvent && event.inputType === 'insertFromPaste';
}

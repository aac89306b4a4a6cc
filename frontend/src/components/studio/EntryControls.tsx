import { ActionMenu, type MenuAction } from '../buttons/ActionMenu';
import { useIsNearViewport } from '../lists/near-viewport';
import { type VisibilityControls } from './useVisibility';
import { VisibilitySwitch } from './VisibilitySwitch';

interface EntryControlsProps {
  /** The name of the entry. */
  name: string;
  visibility: VisibilityControls;
  /** The name of its menu. */
  menu: string;
  actions: readonly MenuAction[];
}

/** The switch and menu of an entry's row, rendered once the row is near the viewport. */
export function EntryControls({ name, visibility, menu, actions }: EntryControlsProps) {
  if (!useIsNearViewport()) return null;
  return (
    <>
      <VisibilitySwitch name={name} controls={visibility} />
      <ActionMenu label={menu} actions={actions} />
    </>
  );
}

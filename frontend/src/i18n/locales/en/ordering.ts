import { type Translation } from '../../translation';
import type ja from '../ja/ordering';

export default {
  handle: 'Move “{{name}}”',
  handleKind: 'drag handle',
  menu: 'Move options for “{{name}}”',
  instructions:
    'Press Space to pick it up. Move it with the up and down arrow keys, then press Space again to drop it. Press Escape to cancel. To move it by one at once, hold Alt and press an arrow key.',
  hint: 'Drag the handle, or use the menu. With a keyboard, focus a handle, press Space and use the arrow keys.',
  moves: {
    top: 'Move to top',
    up: 'Move up',
    down: 'Move down',
    bottom: 'Move to bottom',
  },
  announcements: {
    lifted: '“{{name}}” picked up. It is {{position}} of {{total}}.',
    over: '“{{name}}” is now {{position}} of {{total}}.',
    dropped: '“{{name}}” dropped at {{position}} of {{total}}.',
    cancelled: 'Cancelled. “{{name}}” is {{position}} of {{total}} again.',
    moved: '“{{name}}” moved. It is now {{position}} of {{total}}.',
    undone: 'Previous order restored.',
  },
  undo: 'Undo',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  unsaved: 'The new order is not saved yet.',
  unchanged: 'The order has not changed.',
} as const satisfies Translation<typeof ja>;

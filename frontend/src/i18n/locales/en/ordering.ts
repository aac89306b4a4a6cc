import { type Translation } from '../../translation';
import type ja from '../ja/ordering';

export default {
  handle: 'Move “{{name}}”',
  handleKind: 'handle for moving',
  menu: 'Ways to move “{{name}}”',
  instructions:
    'Press space to pick it up. Move it with the up and down arrow keys, and press space again to put it down. Escape takes it back.',
  hint: 'Drag by the handle, or move from the menu. With a keyboard, choose a handle, press space and use the arrow keys.',
  moves: {
    top: 'To the top',
    up: 'Up one',
    down: 'Down one',
    bottom: 'To the bottom',
  },
  announcements: {
    lifted: '“{{name}}” picked up. It is {{position}} of {{total}}.',
    over: '“{{name}}” is now {{position}} of {{total}}.',
    dropped: '“{{name}}” put down as {{position}} of {{total}}.',
    cancelled: 'Taken back. “{{name}}” is {{position}} of {{total}} again.',
    moved: '“{{name}}” moved. It is {{position}} of {{total}} now.',
    undone: 'Back to the order before.',
  },
  undo: 'Undo',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  unsaved: 'The new order is not saved yet.',
  unchanged: 'The order has not changed.',
} as const satisfies Translation<typeof ja>;

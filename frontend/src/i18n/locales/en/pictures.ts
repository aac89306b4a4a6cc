import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/pictures';

export default {
  hint: `JPEG, PNG or WebP, up to ${LIMITS.image.maxMegabytes} MB`,
  reading: 'Loading',
  field: {
    choose: 'Choose an image',
    replace: 'Choose another image',
    preview: 'Selected image',
  },
  upload: {
    sending: 'Uploading',
    finishing: 'Finishing',
    percent: '{{percent}}%',
  },
  icon: {
    title: 'Icon',
    lead: 'Shown at the top of your page, in the shape of your theme.',
    choose: 'Choose an icon',
    replace: 'Change icon',
    remove: 'Remove icon',
    trim: 'Crop your icon',
    use: 'Use this icon',
    removal: {
      question: 'Remove your icon?',
      text: 'The image will be removed from your page, and the first letter of your name will be shown instead. To restore it, choose the image again.',
    },
  },
  cover: {
    title: 'Cover',
    lead: 'Shown across the top of your page. Use your theme’s artwork or an image of your own.',
    choose: 'Choose a cover',
    replace: 'Change cover',
    remove: 'Remove cover',
    trim: 'Crop your cover',
    use: 'Use this cover',
    removal: {
      question: 'Remove your cover?',
      text: 'The image will be removed from your page, and your theme’s artwork will be shown instead. To restore it, choose the image again.',
    },
  },
  header: {
    title: 'Layout',
    lead: 'How your cover, icon and name are arranged at the top of your page.',
    names: { portrait: 'Centred', banner: 'Large cover', compact: 'Compact' },
    saving: 'Saving layout',
  },
  trim: {
    close: 'Close cropping',
    stage: 'Crop position',
    stageHint: 'Use the arrow keys to move the image, and + and − to resize it. You can also drag or pinch.',
    controls: 'Adjustments',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomValue: '{{times}} times',
    tilt: 'Tilt',
    tiltValue: '{{degrees}} degrees',
    turnLeft: 'Rotate left 90 degrees',
    turnRight: 'Rotate right 90 degrees',
    reset: 'Reset',
    cancel: 'Cancel',
    stop: 'Stop uploading',
    saving: 'Uploading',
  },
  discard: {
    title: 'Discard your changes?',
    text: 'The image and your adjustments are not saved yet. If you close this, they will be lost.',
    confirm: 'Close without saving',
    cancel: 'Keep editing',
  },
  removal: {
    cancel: 'Cancel',
    confirm: 'Remove',
    busy: 'Removing',
  },
} as const satisfies Translation<typeof ja>;

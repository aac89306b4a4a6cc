import { type DragEvent, useState } from 'react';

/** A place on which files can be dropped. A browser that nobody stops shows the file instead of the page. */
export function useFileDrop({ held, onFiles }: { held: boolean; onFiles: (files: FileList) => void }) {
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver && !held);
  };
  return {
    over,
    place: {
      onDragEnter: drag(true),
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event: DragEvent) => {
        drag(false)(event);
        if (!held) onFiles(event.dataTransfer.files);
      },
    },
  };
}

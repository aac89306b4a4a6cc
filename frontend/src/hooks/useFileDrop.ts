import { type DragEvent, useState } from 'react';

/** A drop zone for files. Without `preventDefault` the browser would open the file. */
export function useFileDrop({
  disabled,
  onFiles,
}: {
  disabled: boolean;
  onFiles: (files: FileList) => void;
}) {
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  return {
    over,
    place: {
      onDragEnter: drag(true),
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event: DragEvent) => {
        drag(false)(event);
        if (!disabled) onFiles(event.dataTransfer.files);
      },
    },
  };
}

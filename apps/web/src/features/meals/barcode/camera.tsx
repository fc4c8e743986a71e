import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#lib/language.ts';

interface CameraProps {
  /** Called with one frame after the other; waits for each call to finish. */
  onPicture: (picture: ImageBitmap) => Promise<void>;
}

/** Shows the camera's picture, or a message if there is no camera or no permission. */
export function Camera({ onPicture }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<string>();
  const [isOn, setOn] = useState(false);
  const take = useEffectEvent(onPicture);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const run = async () => {
      try {
        if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'SecurityError');
        const opened = await navigator.mediaDevices.getUserMedia({ video: WANTED });
        stream = opened;
        const screen = video.current;
        if (isOver || !screen) return stop(opened);
        screen.srcObject = opened;
        await screen.play();
        setOn(true);
        while (!isOver) {
          await nextFrame(screen);
          if (!isOver) await take(await createImageBitmap(screen));
        }
      } catch (error) {
        if (!isOver) setFault(faultMessage(error));
      }
    };
    void run();
    return () => {
      isOver = true;
      if (stream) stop(stream);
    };
  }, []);
  if (fault) return <p className="rounded-md bg-quiet p-4 text-sm text-muted">{fault}</p>;
  return (
    <div className="relative overflow-hidden rounded-md bg-board">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('Camera')}
        className="block aspect-4/3 w-full object-cover"
      />
      <span aria-hidden="true" className="absolute inset-x-[8%] top-1/2 h-0.5 bg-butter" />
      {!isOn && (
        <p role="status" className="absolute inset-x-0 bottom-3 text-center text-sm text-white">
          {t('Starting the camera')}
        </p>
      )}
    </div>
  );
}

const WANTED: MediaTrackConstraints = {
  facingMode: 'environment',
  width: { ideal: 1280 },
  height: { ideal: 960 },
};

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Resolves at the next video frame; at the next screen frame if the browser cannot tell. */
function nextFrame(video: HTMLVideoElement): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });
}

const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: t(
    'The camera is not allowed here. Allow it for this page in your browser, choose a picture, or type the number.',
  ),
  NotFoundError: t('No camera was found. Choose a picture of the barcode, or type the number.'),
  OverconstrainedError: t('No camera was found. Choose a picture of the barcode, or type the number.'),
  NotReadableError: t('Another app is using the camera. Close it, choose a picture, or type the number.'),
  SecurityError: t(
    'Browsers only open the camera on an https address. Take a picture instead, or type the number.',
  ),
};

function faultMessage(error: unknown): string {
  const reason = error instanceof DOMException ? REASONS[error.name] : undefined;
  return reason ?? t('The camera did not start. Choose a picture of the barcode, or type the number.');
}

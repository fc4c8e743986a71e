import type { Food } from '@game-plan/contracts/food/foods';
import { readGtin, shownGtin } from '@game-plan/domain/packaged-products/gtin';
import { ImageUp, Plus, RotateCcw } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type LookedUp, useLookUpBarcode } from '#data/food/foods.ts';
import { connectionFault, reasonOf } from '#lib/api/api-error.ts';
import { containsLabel } from '#lib/format/contains-label.ts';
import { formatCalories, formatGrams } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Spinner } from '#ui/state/loading.tsx';
import { WarningNote } from '#ui/state/warning-note.tsx';
import { Camera } from './camera.tsx';
import { openPictureScanner, type PictureScanner, pictureOf } from './scan-picture.ts';

interface BarcodeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (food: Food) => void;
  /** Called for an unknown code that the person wants to save as an own food. */
  onKeep: (gtin: string) => void;
}

/** Finds a food by its barcode: with the camera, from a picture, or by the typed number. */
export function BarcodeDialog({ open, onOpenChange, onAdd, onKeep }: BarcodeDialogProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const scanner = useScanner();
  const { mutate, reset, data, isPending, error, variables } = useLookUpBarcode();
  const lookUp = (text: string, format?: string) => {
    const reading = readGtin(text, format);
    setFault('fault' in reading ? reading.fault : undefined);
    if ('gtin' in reading) mutate(reading.gtin);
  };
  const isLooking = !isPending && !data && !error;

  const scan = async (picture: ImageBitmap) => {
    const [code] = await scanner().scan(picture);
    if (code) {
      setTyped(code.value);
      lookUp(code.value, code.format);
    }
    return code;
  };
  const scanFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same picture can be chosen again.
    target.value = '';
    if (!file) return;
    setFault(undefined);
    setFault(await faultOfPicture(file, scan));
  };
  const again = () => {
    reset();
    setTyped('');
    setFault(undefined);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Scan Barcode')}>
      <div className="grid gap-4">
        {isLooking && (
          <>
            <Camera onPicture={async (picture) => void (await scan(picture))} />
            <label className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong px-4 text-sm font-semibold focus-within:outline-2 hover:bg-quiet">
              <ImageUp className="size-5" aria-hidden="true" />
              {t('Choose or take a picture')}
              <input
                type="file"
                accept="image/*"
                className="sr-only"
                onChange={(event) => void scanFile(event)}
              />
            </label>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                lookUp(typed);
              }}
            >
              <Field label={t('Number under the barcode')} error={fault}>
                {(control) => (
                  <span className="flex gap-2">
                    <Input
                      {...control}
                      value={typed}
                      onChange={(event) => {
                        setTyped(event.target.value);
                        setFault(undefined);
                      }}
                      inputMode="numeric"
                      autoComplete="off"
                      enterKeyHint="search"
                      maxLength={40}
                      className="min-w-0 flex-1"
                    />
                    <Button type="submit" variant="secondary">
                      {t('Look up')}
                    </Button>
                  </span>
                )}
              </Field>
            </form>
          </>
        )}
        {isPending && (
          <p role="status" className="flex items-center gap-2 text-muted">
            <Spinner className="size-5" /> {t('Looking up {gtin}', { gtin: shownGtin(variables ?? '') })}
          </p>
        )}
        {error && (
          <Outcome
            title={t('The barcode could not be looked up')}
            text={connectionFault(error) ?? reasonOf(error)}
            actions={<TryAgain onPress={() => mutate(variables ?? '')} />}
            onAgain={again}
          />
        )}
        {data && !data.food && (
          <Unknown found={data} onKeep={onKeep} onRetry={() => mutate(data.gtin)} onAgain={again} />
        )}
        {data?.food && <Found food={data.food} doubts={data.doubts} onAdd={onAdd} onAgain={again} />}
      </div>
    </Dialog>
  );
}

/** Loads the decoder with the first picture and frees it with the dialog. */
function useScanner(): () => PictureScanner {
  const opened = useRef<PictureScanner>(undefined);
  useEffect(
    () => () => {
      opened.current?.close();
      opened.current = undefined;
    },
    [],
  );
  return () => {
    opened.current ??= openPictureScanner();
    return opened.current;
  };
}

async function faultOfPicture(
  file: File,
  scan: (picture: ImageBitmap) => Promise<unknown>,
): Promise<string | undefined> {
  let picture: ImageBitmap;
  try {
    picture = await pictureOf(file);
  } catch {
    return t('This file could not be read as a picture.');
  }
  try {
    if (await scan(picture)) return undefined;
    return t('No barcode was found in this picture. Try a sharper, closer one, or type the number.');
  } catch {
    return t('The barcode reader did not load. Check the connection, or type the number.');
  }
}

interface OutcomeProps {
  title: string;
  text: string;
  actions: React.ReactNode;
  onAgain: () => void;
}

function Outcome({ title, text, actions, onAgain }: OutcomeProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="outline-none">
      <p className="text-lg font-semibold wrap-anywhere">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-1">
        {actions}
        <Button variant="secondary" onClick={onAgain}>
          {t('Scan another')}
        </Button>
      </div>
    </div>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" icon={RotateCcw} onClick={onPress}>
      {t('Try again')}
    </Button>
  );
}

interface UnknownProps {
  found: LookedUp;
  onKeep: (gtin: string) => void;
  onRetry: () => void;
  onAgain: () => void;
}

function Unknown({ found: { gtin, isSourceAway }, onKeep, onRetry, onAgain }: UnknownProps) {
  return (
    <Outcome
      title={t('{gtin} is not known here', { gtin: shownGtin(gtin) })}
      text={
        isSourceAway
          ? t(
              'Open Food Facts is not answering right now. Try again in a moment, or enter the label once, and the next scan will find it.',
            )
          : t('Enter its label once, and the next scan will find it.')
      }
      actions={
        <>
          <Button icon={Plus} onClick={() => onKeep(gtin)}>
            {t('Add as my food')}
          </Button>
          {isSourceAway && <TryAgain onPress={onRetry} />}
        </>
      }
      onAgain={onAgain}
    />
  );
}

interface FoundProps {
  food: Food;
  doubts: readonly string[];
  onAdd: (food: Food) => void;
  onAgain: () => void;
}

function Found({ food, doubts, onAdd, onAgain }: FoundProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { description, brand, source, nutrients, per = { quantity: 100, unit: 'g' } } = food;
  const warning = containsLabel(food.contains);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="outline-none">
      <p className="text-lg font-semibold wrap-anywhere">{description}</p>
      <p className="text-sm text-muted">{brand ? `${brand} · ${source}` : source}</p>
      {warning && <WarningNote>{warning}</WarningNote>}
      <p className="mt-3">
        <b className="num text-2xl">{formatCalories(nutrients.calories)}</b> {t('cal')}{' '}
        <span className="text-muted">
          {t('per {value} · P {protein} · C {carbs} · F {fat}', {
            value: per.quantity === 1 ? per.unit : `${per.quantity} ${per.unit}`,
            protein: formatGrams(nutrients.protein),
            carbs: formatGrams(nutrients.carbs),
            fat: formatGrams(nutrients.fat),
          })}
        </span>
      </p>
      {doubts.length > 0 && (
        <ul className="mt-3 grid gap-1 rounded-md bg-warning-soft p-3 text-sm text-warning-text">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button icon={Plus} onClick={() => onAdd(food)}>
          {t('Add to Meal')}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {t('Scan another')}
        </Button>
      </div>
    </div>
  );
}

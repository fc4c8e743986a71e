import { DIETS } from '@game-plan/domain/eater';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSavePreferences } from '#data/people/preferences.ts';
import { useSaveAllergies } from '#data/people/profile.ts';
import { t } from '#lib/language.ts';
import { AddForm } from '#ui/form/add-form.tsx';
import { Later } from '#ui/late/later.tsx';
import { NotLoaded } from '#ui/state/not-loaded.tsx';
import { AllergyMeaning } from './allergy-meaning.tsx';
import { savedNotice } from './allergy-sentences.ts';
import { ChosenMeanings, looseWords, useReadWords } from './chosen-meanings.tsx';
import { UnwantedDishesCard } from './unwanted-dishes-card.tsx';
import type { EatingChoices, WordChoice } from './use-eating-choices.ts';
import { WordChoiceCard } from './word-choice-card.tsx';

const ALLERGIES_HEAD = {
  title: t('Allergies'),
  description: t(
    'Recipe ideas leave out what is named below as left out, and nothing else. Please still read the labels of what you buy.',
  ),
};

interface EatingTabProps {
  choices: EatingChoices;
  /** Cards of other features, at the end. */
  children: ReactNode;
}

/** The Allergies tab: allergies, diets, disliked foods and favorite cuisines. */
export function EatingTab({ choices, children }: EatingTabProps) {
  const { allergies } = choices;
  const save = useSaveAllergies(allergies.settle);
  const read = useReadWords(allergies.chosen);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <WordChoiceCard
        {...ALLERGIES_HEAD}
        titleId="allergies"
        choice={allergies}
        icon={X}
        tone="leave-out"
        saveLabel={t('Save Allergies')}
        loose={looseWords(read)}
        onSave={(words) => save.mutate({ words, notice: savedNotice(read.map(({ reading }) => reading)) })}
        pending={save.isPending}
        className="lg:col-span-2"
      >
        <ChosenMeanings chosen={allergies.chosen} read={read} isStrict />
        <AddWordForm choice={allergies} label={t('Custom allergen')} placeholder={t('For example mustard')} />
        <AllergyMeaning choice={allergies} offersListed />
      </WordChoiceCard>
      <Later>
        <Preferences choices={choices} />
        <UnwantedDishesCard />
        {children}
      </Later>
    </div>
  );
}

function Preferences({ choices }: { choices: EatingChoices }) {
  const { preferences, diets, dislikes, cuisines } = choices;
  const disliked = useReadWords(dislikes.chosen);
  const saveDiets = useSavePreferences(t('Diets'), ({ dietaryRestrictions = [] }) =>
    diets.settle(dietaryRestrictions),
  );
  const saveDislikes = useSavePreferences(t('Disliked foods'), ({ dislikes: sent = [] }) =>
    dislikes.settle(sent),
  );
  const saveCuisines = useSavePreferences(t('Favorite cuisines'), ({ preferredCuisines: sent = [] }) =>
    cuisines.settle(sent),
  );
  if (!preferences.data)
    return (
      <NotLoaded
        query={preferences}
        title={t('Your diets did not load')}
        className="h-56 rounded-lg lg:col-span-2"
      />
    );
  return (
    <>
      <WordChoiceCard
        titleId="diets"
        title={t('Diets')}
        description={t('Recipe ideas follow every diet you choose.')}
        choice={diets}
        saveLabel={t('Save Diets')}
        onSave={(words) =>
          saveDiets.mutate({ dietaryRestrictions: DIETS.filter((diet) => words.includes(diet)) })
        }
        pending={saveDiets.isPending}
      />
      <WordChoiceCard
        titleId="dislikes"
        title={t('Foods you do not like')}
        description={t('Not allergies, just foods you would rather not be offered.')}
        choice={dislikes}
        icon={X}
        tone="leave-out"
        saveLabel={t('Save Foods')}
        loose={looseWords(disliked)}
        onSave={(words) => saveDislikes.mutate({ dislikes: [...words] })}
        pending={saveDislikes.isPending}
      >
        <ChosenMeanings chosen={dislikes.chosen} read={disliked} />
        <AddWordForm
          choice={dislikes}
          label={t('A food you do not like')}
          placeholder={t('For example olives')}
        />
        <AllergyMeaning choice={dislikes} />
      </WordChoiceCard>
      <WordChoiceCard
        titleId="favorite-cuisines"
        title={t('Favorite cuisines')}
        description={t('You get more recipe ideas from these cuisines when your kitchen allows it.')}
        choice={cuisines}
        saveLabel={t('Save Cuisines')}
        onSave={(words) => saveCuisines.mutate({ preferredCuisines: [...words] })}
        pending={saveCuisines.isPending}
        className="lg:col-span-2"
      />
    </>
  );
}

interface AddWordFormProps {
  choice: WordChoice;
  label: string;
  placeholder: string;
}

/** Adds a custom word; one that cannot be added stays in the field, with the reason. */
function AddWordForm({ choice, label, placeholder }: AddWordFormProps) {
  return (
    <AddForm
      label={label}
      placeholder={placeholder}
      error={choice.problem}
      value={choice.typed}
      onType={choice.type}
      onAdd={choice.add}
      className="mt-5 max-w-[460px]"
    />
  );
}

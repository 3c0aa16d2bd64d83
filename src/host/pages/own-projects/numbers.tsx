/** The phases with their RERA numbers, the homes with their carpet areas, the towers. */
import { bhkOptions } from '../../../model/rules/options/posting.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import type { FormPartProps } from './basics.js';
import { Rows } from './rows.js';
import { useProjectFaults, useProjectFormWords } from './words.js';

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 6);

interface CellProps {
  label: string;
  value: string;
  onText: (text: string) => void;
  type?: 'date';
  isNumber?: boolean;
}

function Cell({ label, value, onText, type, isNumber = false }: CellProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type={type ?? 'text'}
          value={value}
          maxLength={80}
          {...(isNumber && { inputMode: 'numeric' as const, clean: digits })}
          onText={onText}
        />
      )}
    </Field>
  );
}

const shown = (count: number | null): string => (count ? String(count) : '');

function Phases({ body, faults, onChange }: FormPartProps) {
  const words = useProjectFormWords();
  const faultOf = useProjectFaults();
  return (
    <Rows
      legend={words.phases}
      what={words.phase}
      rows={body.phases}
      most={12}
      empty={{ name: String(body.phases.length + 1), reraNumber: '', completion: '' }}
      error={faultOf(faults.phases)}
      onRows={(phases) => {
        onChange({ phases });
      }}
    >
      {({ name, reraNumber, completion }, set) => (
        <>
          <Cell label={words.phase} value={name} onText={(text) => set({ name: text })} />
          <Cell label={words.reraNumber} value={reraNumber} onText={(text) => set({ reraNumber: text })} />
          <Cell
            label={words.completion}
            type="date"
            value={completion}
            onText={(text) => set({ completion: text })}
          />
        </>
      )}
    </Rows>
  );
}

function Configurations({ body, faults, onChange }: FormPartProps) {
  const words = useProjectFormWords();
  const label = useLabels();
  const faultOf = useProjectFaults();
  return (
    <>
      <Rows
        legend={words.configurations}
        what={words.bhk}
        rows={body.configurations}
        most={20}
        empty={{ bhk: '2BHK', carpet: 0, left: null }}
        error={faultOf(faults.configurations)}
        onRows={(configurations) => {
          onChange({ configurations });
        }}
      >
        {({ bhk, carpet, left }, set) => (
          <>
            <Field label={words.bhk}>
              {(control) => (
                <Select
                  {...control}
                  options={bhkOptions.map((value) => ({ value, label: label(value) }))}
                  value={bhkOptions.find((each) => each === bhk) ?? ''}
                  onValue={(value) => {
                    set({ bhk: value });
                  }}
                />
              )}
            </Field>
            <Cell
              label={words.carpet}
              isNumber
              value={shown(carpet)}
              onText={(text) => set({ carpet: Number(text) })}
            />
            <Cell
              label={words.left}
              isNumber
              value={left === null ? '' : String(left)}
              onText={(text) => set({ left: text === '' ? null : Math.min(10_000, Number(text)) })}
            />
          </>
        )}
      </Rows>
      <Field
        label={words.unitsOn}
        help={words.unitsOnHelp}
        error={faultOf(faults.unitsOn)}
        hint={words.optional}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={body.unitsOn}
            onText={(text) => {
              onChange({ unitsOn: text });
            }}
          />
        )}
      </Field>
    </>
  );
}

function Towers({ body, faults, onChange }: FormPartProps) {
  const words = useProjectFormWords();
  const faultOf = useProjectFaults();
  const count = (text: string, most: number): number => Math.min(most, Number(text));
  return (
    <Rows
      legend={words.towers}
      what={words.tower}
      rows={body.towers}
      most={30}
      empty={{ name: String.fromCharCode(65 + body.towers.length), floors: 0, homes: 0 }}
      error={faultOf(faults.towers)}
      onRows={(towers) => {
        onChange({ towers });
      }}
    >
      {({ name, floors, homes }, set) => (
        <>
          <Cell label={words.tower} value={name} onText={(text) => set({ name: text })} />
          <Cell
            label={words.floors}
            isNumber
            value={shown(floors)}
            onText={(text) => set({ floors: count(text, 200) })}
          />
          <Cell
            label={words.homes}
            isNumber
            value={shown(homes)}
            onText={(text) => set({ homes: count(text, 10_000) })}
          />
        </>
      )}
    </Rows>
  );
}

/** Draws the part. */
export function Numbers(props: FormPartProps) {
  return (
    <>
      <Phases {...props} />
      <Configurations {...props} />
      <Towers {...props} />
    </>
  );
}

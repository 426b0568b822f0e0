import { Button } from '#src/admin/kit/button.tsx';
import { droppedAt } from '#src/admin/drag/dropped-at.ts';
import { useListDrag } from '#src/admin/drag/use-list-drag.ts';
import {
  type ClipboardEvent,
  type FocusEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sectionIdOf, SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { nameOfSection } from '#src/domains/documents/history/name-of-section.ts';
import { problemsOfBlock } from '../problems-of-block.ts';
import type { BlockActions } from './blocks/block-actions.ts';
import { type Blocks, indexOf } from './blocks/change-blocks.ts';
import { PlusIcon } from './outline-icons.tsx';
import { runOutlineKey } from './outline-keys.ts';
import { blockAt, type MenuPlace, pointerEvents } from './outline-pointer.ts';
import { OutlineRow } from './outline-row.tsx';
import { type MenuItem, SectionMenu } from './section-menu.tsx';
import { useOutlineHelp } from './use-outline-help.ts';
import './outline.css';

export interface OutlineProps {
  blocks: Blocks;
  /** of the server, or of checks; each is shown at its section */
  problems: readonly DocumentProblem[];
  /** for now or for good */
  isReadOnly: boolean;
  /** false if it stays read-only, so that there is nothing to change it with */
  canEdit: boolean;
  selected: string | undefined;
  actions: BlockActions;
  /** titles of shared sections by the id of their document */
  sharedTitles?: ReadonlyMap<string, string> | undefined;
  /** what else can be done with a section, shown in its menu before 'Remove' */
  moreItems?: ((block: DocumentBlock) => readonly { label: string; run(): void }[]) | undefined;
  onSelect(id: string): void;
  /** Enter on a section: goes to its fields */
  onOpen?(id: string): void;
}

/** The sections of a page in order: select, move, copy, hide, remove; by mouse, by touch and by key. */
export function Outline(props: OutlineProps) {
  const { blocks, problems, isReadOnly, canEdit, selected, actions, onSelect, onOpen } = props;
  const { sharedTitles, moreItems } = props;
  const id = useId();
  const [menu, setMenu] = useState<{ id: string; place: MenuPlace }>();
  const canChange = canEdit && !isReadOnly;
  const { list, focusSelected, ...focusEvents } = useFollowSelection(selected);
  const drag = useListDrag(list, canChange && blocks.length > 1, (dragged, target, isBelow) => {
    const places = [indexOf(blocks, dragged), indexOf(blocks, target)] as const;
    actions.moveTo(dragged, droppedAt(...places, isBelow));
    onSelect(dragged);
  });
  const tabStop = blocks[Math.max(0, indexOf(blocks, selected))]?.id;
  useOutlineHelp(selected, actions, canChange);

  const inMenu = blocks.find((block) => block.id === menu?.id);
  const closeMenu = () => {
    setMenu(undefined);
    focusSelected();
  };
  return (
    <section
      className="section-outline relative min-h-0 contained column scrolls"
      aria-label="Outline"
    >
      <div className="outline-head row apart gap-1 py-2 px-3">
        <h2 className="title nowrap" id={`${id}-title`}>
          Sections
        </h2>
        {canEdit ? (
          <Button
            className="hovers inline-flex items-center gap-2 tap px-2 small bold nowrap"
            isDisabled={isReadOnly}
            onClick={() => {
              const at = indexOf(blocks, selected);
              actions.add(at === -1 ? undefined : at + 1);
            }}
          >
            <PlusIcon /> Add section
          </Button>
        ) : null}
      </div>
      {blocks.length === 0 ? (
        <p className="py-1 px-3 note">
          There are no sections yet.{canChange ? ' Add the first one.' : null}
        </p>
      ) : (
        <div
          ref={list}
          className="pb-4 px-2 min-h-0 contained grow scrolls"
          role="grid"
          // The list scrolls, which would make it a stop of Tab.
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          aria-readonly={!canChange}
          onKeyDown={(event) =>
            runOutlineKey(event, { blocks, canChange, actions, onSelect, onOpen })
          }
          {...focusEvents}
          {...clipboardEvents(actions)}
          {...pointerEvents({
            canChange,
            onSelect,
            onMenu: (of, place) => setMenu({ id: of, place }),
            onAddBelow: (of) => actions.add(indexOf(blocks, of) + 1),
          })}
        >
          {blocks.map((block) => (
            <OutlineRow
              key={block.id}
              block={block}
              problems={problemsOfBlock(problems, block, blocks)}
              sharedTitle={sharedTitleOf(block, sharedTitles)}
              isSelected={block.id === selected}
              isTabStop={block.id === tabStop}
              isMenuOpen={block.id === menu?.id}
              canEdit={canEdit}
              drag={canChange ? drag : undefined}
            />
          ))}
        </div>
      )}
      {menu && inMenu ? (
        <SectionMenu
          label={`Actions for ${nameOfSection(inMenu)}`}
          place={menu.place}
          items={sectionMenuItems(
            inMenu,
            indexOf(blocks, inMenu.id),
            blocks.length,
            actions,
            moreItems?.(inMenu),
          )}
          onClose={closeMenu}
        />
      ) : null}
    </section>
  );
}

/** The title of a shared section is not in the page that shows it. */
function sharedTitleOf(
  block: DocumentBlock,
  titles: ReadonlyMap<string, string> | undefined,
): string | undefined {
  if (block.type !== SHARED_SECTION) return undefined;
  return titles?.get(sectionIdOf(block) ?? '') ?? '';
}

/** Events reach the clipboard without asking, on every address. They fire at the section with the focus. */
function clipboardEvents(actions: BlockActions) {
  const put = (event: ClipboardEvent, act: 'copy' | 'cut') => {
    const id = blockAt(event.target);
    if (id === undefined) return;
    event.preventDefault();
    void actions[act](id, (text) => event.clipboardData.setData('text/plain', text));
  };
  return {
    onCopy: (event: ClipboardEvent) => put(event, 'copy'),
    onCut: (event: ClipboardEvent) => put(event, 'cut'),
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      void actions.paste(blockAt(event.target), event.clipboardData.getData('text/plain'));
    },
  };
}

/** Everything that can be done with a section, for mouse and touch. */
function sectionMenuItems(
  { id, hidden }: DocumentBlock,
  at: number,
  count: number,
  actions: BlockActions,
  more: readonly MenuItem[] = [],
): MenuItem[] {
  return [
    { label: 'Add section above', run: () => actions.add(at) },
    { label: 'Add section below', keys: 'a', run: () => actions.add(at + 1) },
    {
      label: 'Move up',
      keys: 'alt+ArrowUp',
      isDisabled: at === 0,
      isNewGroup: true,
      run: () => actions.move(id, -1),
    },
    {
      label: 'Move down',
      keys: 'alt+ArrowDown',
      isDisabled: at === count - 1,
      run: () => actions.move(id, 1),
    },
    {
      label: 'Duplicate',
      keys: 'mod+d',
      isNewGroup: true,
      run: () => actions.duplicate(id),
    },
    { label: 'Copy', keys: 'mod+c', run: () => void actions.copy(id) },
    { label: 'Cut', keys: 'mod+x', run: () => void actions.cut(id) },
    { label: 'Paste below', keys: 'mod+v', run: () => void actions.paste(id) },
    {
      label: hidden === true ? 'Show to visitors' : 'Hide from visitors',
      keys: 'h',
      isNewGroup: true,
      run: () => actions.toggleHidden(id),
    },
    ...more,
    { label: 'Remove', keys: 'Delete', isDanger: true, run: () => actions.remove(id) },
  ];
}

/**
 * Keeps the selected section in view, and the focus on it if the list has the focus: also when the section that had it was removed.
 */
function useFollowSelection(selected: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (selected === undefined) return;
    const row = rowOf(list.current, selected);
    row?.scrollIntoView?.({ block: 'nearest' });
    if (hasFocus.current) row?.focus({ preventScroll: true });
  }, [selected]);
  const focusSelected = useCallback(() => {
    hasFocus.current = true;
    if (selected !== undefined) rowOf(list.current, selected)?.focus({ preventScroll: true });
  }, [selected]);
  return {
    list,
    /** gives the focus to the selected section */
    focusSelected,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}

const rowOf = (list: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].find(
    (row) => row.dataset['block'] === id,
  );

import type {Thinker, ThinkerQuestion, Thought} from '@quinola/chart';
import {
  bookNow,
  decided,
  follow,
  hasPlayedOn,
  previousStep,
  nextStep,
  isReached,
  isRight,
  lessonRecord,
  answeredForVisitor,
  expectedMove,
  othersWait,
  skipImpossibleSteps,
  learnerOf,
  lessonDisplayAt,
  stepAt,
  stepNow,
  type GameRecord,
  type Lesson,
  type LessonRun,
  type LessonDisplay,
  type LessonWords,
  type MoveLike,
  type Player,
} from '@quinola/play';
import {nothing, type ReactiveController, type TemplateResult} from 'lit';
import type {SavedLesson} from '../table-save.js';
import {BookMoves} from './book-move.js';
import {endView, toolsView} from './buttons.js';
import {runningRecord} from '../whole.js';
import {eraseLesson, resumedAt, storeLesson, storedLesson, type StoredLesson} from './stored-lesson.js';
import {LessonFocus} from './lesson-focus.js';
import {LessonReports} from './lesson-reports.js';
import {lessonLabel, noteAfterwards, noteView, spokenWords, wordsBetween} from './note.js';
import {OtherPlayers} from './other-players.js';
import {markPointed, pointOut} from './pointing.js';
import {lessonStyles} from './styles.js';
import type {LessonHost} from './lesson-host.js';
import type {LessonActions, LessonState} from './lesson-state.js';

/** A lesson on a table. What it shows is derived from the record of the match; it makes the moves of scripted players. */
export class TableLesson implements LessonState, ReactiveController {
  readonly pupil: Player;
  readonly record: GameRecord;
  #run: LessonRun;
  #shownToVisitor = false;
  #isEndRead = false;
  /** After its last words: the deal is counted, the next lesson is offered once more, the visitor plays on. */
  #afterwards: 'count' | 'offer' | 'play' | null = null;
  readonly #reports: LessonReports;
  readonly #book: BookMoves;
  readonly #others: OtherPlayers;
  readonly #focus: LessonFocus;

  /**
   * @param thinker answers for players without a script
   * @param at the progress to continue from; by default the stored one
   * @throws LessonError if the rules refuse its options or its moves
   */
  constructor(
    private readonly host: LessonHost,
    private readonly lesson: Lesson,
    private readonly thinker: Thinker,
    private readonly actions: LessonActions,
    at?: Pick<StoredLesson, 'record' | 'run'>,
  ) {
    this.pupil = learnerOf(lesson);
    const fresh = lessonRecord(host.game, lesson, []) as GameRecord;
    const {record, run} = at ?? resumedAt(storedLesson(host), lesson, fresh);
    this.record = record;
    this.#run = run;
    this.#others = new OtherPlayers(lesson, thinker, {
      record: () => this.whole,
      wait: () => othersWait(lesson, this.#run),
    });
    this.#reports = new LessonReports(host, lesson);
    this.#book = new BookMoves(host, thinker, this.pupil, lesson.id);
    this.#focus = new LessonFocus(host);
    host.adopt(lessonStyles);
    host.addController(this);
  }

  async answer(question: ThinkerQuestion, signal: AbortSignal): Promise<Thought | null> {
    return question.player === this.pupil ? null : this.#others.answer(question, signal);
  }

  get saved(): SavedLesson {
    return {document: this.lesson, run: this.#run};
  }

  save(record: GameRecord): void {
    storeLesson(this.host, this.lesson, record, this.#run);
  }

  matchChanged(): void {
    const {host, lesson} = this;
    let run = follow(lesson, this.#run, this.whole);
    if (this.#shownToVisitor) run = answeredForVisitor(run);
    this.#shownToVisitor = false;
    if (this.#isEndRead && this.isOver) this.#afterwards ??= 'count';
    else if (this.#afterwards === 'count') {
      this.#afterwards = this.actions.next ? 'offer' : 'play';
      this.#isEndRead = this.#afterwards === 'play';
    }
    if (this.decides) run = skipImpossibleSteps(lesson, run, host.game, host.context!.view, this.decisions);
    this.take(run);
    this.askBook();
  }

  refused(why: string): string | null {
    const {host, lesson} = this;
    if (!this.decides && this.said.kind === 'astray') {
      this.#reports.forget();
      this.announce();
      return null;
    }
    const step = stepNow(lesson, this.#run);
    return step?.wrong && this.decides ? `${why} ${spokenWords(step.wrong, host.code, lesson)}` : why;
  }

  asksFor(move: MoveLike): boolean {
    const ask = stepNow(this.lesson, this.#run)?.ask;
    if (!ask || ask === 'any' || !this.decides) return false;
    const book = bookNow(this.#run);
    return (ask !== 'book' || book !== null) && isRight(ask, move, book);
  }

  get speaksLast(): boolean {
    return !this.isRead && this.said.kind === 'end';
  }

  note(): TemplateResult | typeof nothing {
    const {host, lesson, said} = this;
    if (this.isRead) return nothing;
    if (this.#afterwards === 'offer') return noteAfterwards(lesson, host.code, this.choices());
    return noteView({
      lesson,
      said,
      code: host.code,
      words: host.panelWords!.lesson,
      instead: this.instead,
      refusal: host.note?.text ?? null,
      choices: said.kind === 'end' ? this.choices() : nothing,
    });
  }

  tools(ofTable: () => TemplateResult): TemplateResult {
    const {words, panelWords} = this.host;
    return toolsView({
      ofTable: this.#afterwards === 'play' || this.hasPlayedOn ? ofTable : null,
      kind: this.kind,
      isProblem: this.lesson.kind === 'problem',
      canGoBack: this.#run.marks.length > 0,
      words,
      panelWords: panelWords!,
      back: () => this.back(),
      forward: () => this.forward(),
      leave: () => this.actions.leave(),
    });
  }

  hostUpdated(): void {
    // An update may come before the match of the lesson runs.
    if (!this.host.context) return;
    pointOut(this.host.renderRoot, this.said.point);
    if (!this.isRead) this.#focus.follow(this.said);
  }

  /** Ends the lesson and removes it from the table. */
  end(): void {
    this.#reports.tellPage(stepAt(this.#run), true);
    this.host.removeController(this);
    markPointed(this.host.renderRoot, []);
    eraseLesson(this.host);
  }

  private get whole(): GameRecord {
    return runningRecord(this.host);
  }

  private get decisions(): number {
    return decided(this.lesson, this.whole);
  }

  private get decides(): boolean {
    return this.host.tag('visitor');
  }

  /** Whether the deal, or the match, is over. */
  private get isOver(): boolean {
    return Boolean(this.host.context?.turn.over) || this.host.tag('sheet');
  }

  /** Whether its last words are read: the visitor has said so, or has played on. */
  private get isRead(): boolean {
    return this.#isEndRead || this.hasPlayedOn;
  }

  private get hasPlayedOn(): boolean {
    return hasPlayedOn(this.lesson, this.#run, this.whole);
  }

  private get kind(): LessonDisplay['kind'] {
    return this.isRead ? 'end' : this.said.kind;
  }

  private get said(): LessonDisplay {
    const {decides, isOver: over, host} = this;
    return lessonDisplayAt(this.lesson, this.#run, {decides, over}, host.game);
  }

  /** The text outside the steps: the introduction at the beginning, the conclusion at the end. */
  private get instead(): LessonWords | null {
    const {lesson, said, host} = this;
    const isMissed = (): boolean => isReached(host.game, lesson, this.whole) === false;
    return wordsBetween(lesson, said, host.panelWords!.lesson, isMissed);
  }

  private take(run: LessonRun): void {
    const moved = run !== this.#run;
    // A refusal belongs to the step at which it was told.
    if (run.marks !== this.#run.marks) this.host.note = null;
    this.#run = run;
    this.#reports.tellPage(stepAt(run));
    if (moved) this.#isEndRead = false;
    if (moved && this.host.context) this.save(this.whole);
    this.#others.readOn();
    this.announce();
    this.host.requestUpdate();
  }

  private announce(): void {
    if (!this.host.panelWords || this.isRead) return;
    this.#reports.announce(stepAt(this.#run), this.said, this.instead);
  }

  /** Determines the book's move, if the step asks for it. */
  private askBook(): void {
    if (stepNow(this.lesson, this.#run)?.ask !== 'book' || !this.decides) return;
    const step = stepAt(this.#run);
    void this.#book.forStep(step).then((move) => {
      if (move) this.take({...this.#run, book: {step, move}});
    });
  }

  private back(): void {
    this.#isEndRead = false;
    this.#afterwards = null;
    this.host.note = null;
    const {run, takeBack} = previousStep(this.#run);
    if (takeBack) {
      this.#run = run;
      this.host.match.send({type: 'UNDO'});
    }
    this.take(run);
    this.askBook();
  }

  private async forward(): Promise<void> {
    const {host, lesson, said} = this;
    const step = stepNow(lesson, this.#run);
    if (this.kind === 'end') return this.begin();
    if (said.kind !== 'ask') {
      this.take(nextStep(this.#run, this.decisions));
      // By then the next question may be outdated.
      this.matchChanged();
      return;
    }
    const {count, view} = host.context!;
    const book = bookNow(this.#run) ?? (typeof step!.ask === 'string' ? await this.#book.now() : null);
    if (host.context?.count !== count) return;
    const move = expectedMove(host.game, view, step!.ask!, book);
    this.#shownToVisitor = true;
    if (!move || !host.play(move)) this.take(nextStep(this.#run, this.decisions, true));
  }

  /** Restarts the lesson. */
  private begin(): void {
    this.end();
    this.host.lessons.play(new TableLesson(this.host, this.lesson, this.thinker, this.actions));
  }

  private choices(): TemplateResult {
    const {actions, host, lesson} = this;
    const {next} = actions;
    return endView({
      words: host.panelWords!.lesson,
      next:
        next &&
        lessonLabel(spokenWords(next.title, host.code, lesson), next.title, host.code, host.panelWords!),
      isOver: this.isOver,
      teach: () => next && actions.teach(next),
      // The deal goes on, or is settled.
      markRead: () => {
        this.#isEndRead = true;
        if (this.#afterwards === 'offer') this.#afterwards = 'play';
        host.requestUpdate();
      },
    });
  }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVehicleEscrowTypes} from "../../src/IVehicleEscrowTypes.sol";
import {VehicleEscrow} from "../../src/VehicleEscrow.sol";
import {VehicleTitle} from "../../src/VehicleTitle.sol";
import {Action, Actions} from "./Actions.sol";
import {vm} from "./Vm.sol";

/// @dev Random acts of four traders, the arbiter and a stranger, and what each should have led to.
contract SaleHandler is IVehicleEscrowTypes {
    uint256 private constant TITLES_AT_MOST = 8;
    uint256 private constant ACTIONS = uint256(type(Action).max) + 1;

    VehicleEscrow private immutable ESCROW;
    VehicleTitle private immutable TITLES;
    address private immutable REGISTRAR;

    /// @dev Traders first; the last two are the arbiter and the stranger.
    address[6] public people;
    uint256[] public titleIds;
    /// @dev What was paid in, taken out, and forced upon the escrow outside its functions.
    uint256 public moneyIn;
    uint256 public moneyForced;
    mapping(address account => uint256 amount) public moneyOut;
    mapping(uint256 titleId => address holder) public holder;
    mapping(uint256 id => State state) public state;
    mapping(uint256 id => bytes32 hash) public terms;
    /// @dev Acts that went through against the rules, or were refused in spite of them.
    uint256 public surprises;

    constructor(VehicleEscrow escrow, address registrar, address stranger) {
        ESCROW = escrow;
        TITLES = escrow.TITLES();
        REGISTRAR = registrar;
        people = [address(0x71), address(0x72), address(0x73), address(0x74), escrow.ARBITER(), stranger];
    }

    function titleCount() external view returns (uint256) {
        return titleIds.length;
    }

    /// @dev Opens a sale of a title that its holder has, or of a new one.
    function open(uint256 seed, uint256 buyerSeed, uint96 price) external {
        uint256 titleId = _titleToSell(seed);
        address seller = holder[titleId];
        if (seller == address(ESCROW)) return;
        address buyer = people[buyerSeed % 4];
        if (buyer == seller) buyer = people[(buyerSeed % 4 + 1) % 4];
        price = price % 100 ether + 1;
        vm.prank(seller);
        TITLES.approve(address(ESCROW), titleId);
        vm.prank(seller);
        uint256 id = ESCROW.open(titleId, buyer, price);
        holder[titleId] = address(ESCROW);
        state[id] = State.Open;
        terms[id] = keccak256(abi.encode(seller, buyer, price, titleId));
    }

    /// @dev Somebody tries all that is not theirs to do, or not yet or no more.
    function trespass(uint256 saleSeed, uint256 callerSeed) external {
        if (ESCROW.saleCount() == 0) return;
        uint256 id = _recentSale(saleSeed);
        Sale memory sale = ESCROW.getSale(id);
        address caller = people[callerSeed % 6];
        for (uint256 action = 0; action < ACTIONS; ++action) {
            if (_expected(sale, Action(action), caller) == State.None) _act(Action(action), id, caller);
        }
    }

    /// @dev One of the last sales moves on, if the time allows any move that the seeds hit upon.
    function moveOn(uint256 actionSeed, uint256 saleSeed, uint256 callerSeed) external {
        if (ESCROW.saleCount() == 0) return;
        uint256 id = _recentSale(saleSeed);
        Sale memory sale = ESCROW.getSale(id);
        address[3] memory callers = [sale.seller, sale.buyer, ESCROW.ARBITER()];
        for (uint256 i = 0; i < ACTIONS * 3; ++i) {
            Action action = Action((actionSeed % ACTIONS + i / 3) % ACTIONS);
            address caller = callers[(callerSeed % 3 + i) % 3];
            if (_expected(sale, action, caller) != State.None) return _act(action, id, caller);
        }
    }

    function depositWrongAmount(uint256 saleSeed, uint96 amount) external {
        if (ESCROW.saleCount() == 0) return;
        uint256 id = 1 + saleSeed % ESCROW.saleCount();
        Sale memory sale = ESCROW.getSale(id);
        if (amount == sale.price) return;
        vm.deal(sale.buyer, amount);
        vm.prank(sale.buyer);
        bytes memory call = abi.encodeCall(ESCROW.deposit, (id, sale.titleId, sale.seller));
        (bool went,) = address(ESCROW).call{value: amount}(call);
        if (went) ++surprises;
    }

    /// @dev A buyer pays for a sale that a reorganisation has put in the place of the one they read.
    function depositForAnotherSale(uint256 saleSeed, uint256 readSeed, uint256 difference) external {
        if (ESCROW.saleCount() == 0) return;
        uint256 id = _recentSale(saleSeed);
        Sale memory sale = ESCROW.getSale(id);
        Sale memory read = ESCROW.getSale(_recentSale(readSeed));
        // Another title, another seller, or both.
        if (difference % 3 == 0) read.seller = sale.seller;
        else if (difference % 3 == 1) read.titleId = sale.titleId;
        if (sale.titleId == read.titleId && sale.seller == read.seller) return;
        vm.deal(sale.buyer, sale.price);
        vm.prank(sale.buyer);
        bytes memory call = abi.encodeCall(ESCROW.deposit, (id, read.titleId, read.seller));
        (bool went,) = address(ESCROW).call{value: sale.price}(call);
        if (went) ++surprises;
    }

    function withdraw(uint256 personSeed, uint256 toSeed) external {
        address person = people[personSeed % 6];
        // Nobody's address too.
        address to = toSeed % 7 == 6 ? address(0) : people[toSeed % 7];
        uint256 before = to.balance;
        vm.prank(person);
        (bool went,) = address(ESCROW).call(abi.encodeCall(ESCROW.withdraw, (payable(to))));
        if (went && to == address(0)) ++surprises;
        if (went) moneyOut[person] += to.balance - before;
    }

    /// @dev Somebody tries to move a title by a plain transfer, into the escrow too.
    function transferTitle(uint256 titleSeed, uint256 callerSeed, uint256 toSeed) external {
        if (titleIds.length == 0) return;
        uint256 titleId = titleIds[titleSeed % titleIds.length];
        address caller = people[callerSeed % 6];
        address to = toSeed % 5 == 4 ? address(ESCROW) : people[toSeed % 4];
        bytes memory call = abi.encodeCall(TITLES.transferFrom, (TITLES.ownerOf(titleId), to, titleId));
        vm.prank(caller);
        (bool went,) = address(TITLES).call(call);
        bool mayGo = caller == holder[titleId] && to != address(ESCROW);
        if (went != mayGo) ++surprises;
        if (mayGo) holder[titleId] = to;
    }

    /// @dev Ether can be forced on any contract, by the rewards of a block for one.
    function forceMoney(uint64 amount) external {
        vm.deal(address(ESCROW), address(ESCROW).balance + amount);
        moneyForced += amount;
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + time % 16 days);
    }

    function _act(Action action, uint256 id, address caller) private {
        Sale memory sale = ESCROW.getSale(id);
        State expected = _expected(sale, action, caller);
        bool went = Actions.attempt(ESCROW, action, id, caller);
        if (went != (expected != State.None)) ++surprises;
        if (expected == State.None) return;
        state[id] = expected;
        if (expected == State.Deposited) moneyIn += sale.price;
        else if (expected == State.Released) holder[sale.titleId] = sale.buyer;
        else if (expected != State.Disputed) holder[sale.titleId] = sale.seller;
    }

    function _recentSale(uint256 seed) private view returns (uint256) {
        uint256 count = ESCROW.saleCount();
        return count - seed % (count < TITLES_AT_MOST ? count : TITLES_AT_MOST);
    }

    function _expected(Sale memory sale, Action action, address caller) private view returns (State) {
        // forge-lint: disable-next-line(block-timestamp)
        return Actions.outcome(sale, action, caller, ESCROW.ARBITER(), block.timestamp > sale.deadline);
    }

    function _titleToSell(uint256 seed) private returns (uint256 titleId) {
        if (titleIds.length >= TITLES_AT_MOST) return titleIds[seed % titleIds.length];
        address seller = people[seed % 4];
        vm.prank(REGISTRAR);
        titleId = TITLES.issue(seller, keccak256(abi.encode(titleIds.length)));
        titleIds.push(titleId);
        holder[titleId] = seller;
    }
}
